import type { ReleaseStamp } from '#contract/release-file.ts'
import { longDate } from '#web/kit/long-date.ts'

/** A citation as it is copied: with the release of MSDAT that it was read in, and where to look at the figure. */
export function copiedText(citation: string, release: ReleaseStamp, address: string): string {
  return `${citation} MSDAT, release ${release.number} of ${longDate(release.published_at)}. ${address}`
}
