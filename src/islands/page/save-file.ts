const TYPES = { json: 'application/json', csv: 'text/csv', yaml: 'text/yaml' } as const;

/** Hands the reader a file that was made here; its name says by its ending what it is. */
export function saveFile(text: string, name: `${string}.${keyof typeof TYPES}`): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES];
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // What is fetched of an address that is gone is nothing, in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Hands him a record as a file of that name. The YAML printer is fetched for YAML alone. */
export async function saveRecord(record: object, name: string, form: 'yaml' | 'json'): Promise<void> {
  if (form === 'json') saveFile(`${JSON.stringify(record, undefined, 2)}\n`, `${name}.json`);
  else saveFile((await import('yaml')).stringify(record, { lineWidth: 100 }), `${name}.yaml`);
}
