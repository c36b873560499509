/** Read when the first password is chosen: the list is large, and most processes never need it. */
let list: Promise<ReadonlySet<string>> | null = null

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Whether a password is one of those that are tried first: on the list of 49,000 common ones, in any case, also with
 * digits and signs put around it (`Password1!`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  const common = await list
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return common.has(lower) || (core.length >= 4 && common.has(core))
}
