import { editionOf, type ReadIn } from '#charts/export/citation.ts'

/** A citation as it is copied: with the release of MSDAT that it was read in, and where to look at the figure. */
export function copiedText(citation: string, { release, address, language }: ReadIn): string {
  return `${citation} ${language.text(editionOf(release))}. ${naming(release, address)}`
}

/** The address with the number of the release, so that it says later which of its numbers have changed. */
function naming({ number }: ReadIn['release'], address: string): string {
  if (/[?&]release=/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}release=${number}`
}
