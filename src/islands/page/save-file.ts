// Apart from what reads files, which pages that only save one need not load.
const TYPES = { json: 'application/json', csv: 'text/csv', yaml: 'text/yaml' } as const;

/** Downloads a file; its extension gives the type. */
export function saveFile(text: string, name: `${string}.${keyof typeof TYPES}`): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES];
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fail if the address is revoked immediately.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
