/** Read when the first password is chosen: the list is large, and most processes never need it. */
let list: Promise<ReadonlySet<string>> | null = null

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** A word shorter than this turns up in passwords by chance. Letters. */
const SHORTEST_WORD = 4
/** A common password with so few characters around it is no harder to guess than the common one. */
const MOST_AROUND = 3
/** Shorter ones turn up by chance in what is left of a password that is hardly longer. Characters. */
const SHORTEST_INSIDE = 6

/**
 * Whether a password is one of those that are tried first: on the list of 49,000 common ones, in any case, also with
 * digits and signs around it (`Password1!`), one or two letters outside of those (`password1!A`), or any three characters.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  const common = await list
  const lower = password.toLowerCase()
  const cores = [lower, lower.replaceAll(/^\p{L}{1,2}(?=[^\p{L}])|(?<=[^\p{L}])\p{L}{1,2}$/gu, '')]
    .map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((core) => core.length >= SHORTEST_WORD)
  return [lower, ...cores, ...insides(lower)].some((text) => common.has(text))
}

/** What is left of a text without up to three characters at its ends. */
function insides(text: string): string[] {
  const starts = Array.from({ length: MOST_AROUND + 1 }, (_, before) => before)
  return starts.flatMap((before) =>
    starts
      .filter((after) => before + after <= MOST_AROUND && text.length - before - after >= SHORTEST_INSIDE)
      .map((after) => text.slice(before, text.length - after)),
  )
}
