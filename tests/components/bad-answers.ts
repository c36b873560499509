/**
 * Makes the line to the made-up server bad: a call that is dropped never reaches it; of one that is lost the server has done its work, and the
 * answer never comes. Both are told by the number of the call.
 */
export function badLine({
  drops = () => false,
  loses = () => false,
}: {
  readonly drops?: (times: number) => boolean
  readonly loses?: (times: number) => boolean
}): void {
  const online = globalThis.fetch
  let times = 0
  globalThis.fetch = async (...asked) => {
    times += 1
    const time = times
    if (drops(time)) throw new TypeError('Failed to fetch')
    const response = await online(...asked)
    if (loses(time)) throw new TypeError('Failed to fetch')
    return response
  }
}
