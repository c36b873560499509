/** The longest name of a dashboard in an address, in characters. */
const LONGEST = 80

/** A title as the name in an address: letters and digits of any script, with underscores between the words. */
export function dashboardName(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/g, '')
}
