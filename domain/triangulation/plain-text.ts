/** Text as it is compared: without case, spaces and punctuation. Empty for nothing. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
