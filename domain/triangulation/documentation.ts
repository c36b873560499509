const NOTHING = /^(-|n\/a|na|none|null|nil|not available|not applicable|tbd|not stated)$/i

/** True for text that says something: at least 3 signs, and none of the usual ways of saying nothing. */
export function isFilled(text: string | null | undefined): boolean {
  const trimmed = (text ?? '').trim()
  return trimmed.length >= 3 && !NOTHING.test(trimmed)
}

/** Share of the fields of a source's description that say something, 0 to 1; null without fields. Source: methods §1.4. */
export function documentationQuality(fields: readonly (string | null | undefined)[]): number | null {
  return fields.length === 0 ? null : fields.filter(isFilled).length / fields.length
}
