/** How a program reads tables at some addresses, to copy. */
export interface Snippet {
  readonly name: 'curl' | 'Python' | 'R'
  readonly text: string
}

/** Lines of curl, Python and R that read the tables at these addresses, with nothing that has to be installed. */
export function snippets(addresses: readonly string[]): readonly Snippet[] {
  return [
    { name: 'curl', text: curl(addresses) },
    { name: 'Python', text: python(addresses) },
    { name: 'R', text: r(addresses) },
  ]
}

function curl(addresses: readonly string[]): string {
  const file = (index: number) => (addresses.length === 1 ? 'figures.csv' : `figures-${index + 1}.csv`)
  return addresses.map((address, index) => `curl -o ${file(index)} "${address}"`).join('\n')
}

function python(addresses: readonly string[]): string {
  return `import csv, io, urllib.request
rows = []
for address in [${quoted(addresses)}]:
    with urllib.request.urlopen(address) as answer:
        rows += csv.DictReader(io.TextIOWrapper(answer, "utf-8"))`
}

function r(addresses: readonly string[]): string {
  if (addresses.length === 1) return `figures <- read.csv(${quoted(addresses)})`
  return `figures <- do.call(rbind, lapply(c(${quoted(addresses)}), read.csv))`
}

function quoted(addresses: readonly string[]): string {
  return addresses.map((address) => `"${address}"`).join(', ')
}
