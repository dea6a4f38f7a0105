/** Hands the reader a record as a file of that name. The YAML printer is fetched for YAML alone. */
export async function saveFile(record: object, name: string, form: 'yaml' | 'json'): Promise<void> {
  const text =
    form === 'json'
      ? `${JSON.stringify(record, undefined, 2)}\n`
      : (await import('yaml')).stringify(record, { lineWidth: 100 });
  const address = URL.createObjectURL(new Blob([text], { type: form === 'json' ? 'application/json' : 'text/yaml' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${name}.${form}`;
  anchor.click();
  URL.revokeObjectURL(address);
}
