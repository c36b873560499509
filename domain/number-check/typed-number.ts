import { isSane } from '#domain/number/bounds.ts'

/** A number as people type or paste it: `112%`, `1,234.5`, `640 640`. Null where it is none. */
export function typedNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\s ’']/g, '')
    .replace(/%$/, '')
    .replace(/^[−–]/, '-')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null
  const value = Number(plain)
  return isSane(value) ? value : null
}

/** The numbers of a row or a column copied from a spreadsheet, gaps kept; null where it is no list. */
export function pastedNumbers(text: string): (number | null)[] | null {
  const cells = text.replace(/\r?\n$/, '').split(/\t|\r?\n|;/)
  return cells.length > 1 ? cells.map(typedNumber) : null
}
