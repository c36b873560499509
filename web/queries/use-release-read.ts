import { useEffect, useState } from 'react'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { currentRelease } from './release.ts'

/** The release that this page shows; null until it is known. */
export function useReleaseRead(): ReleaseStamp | null {
  const [release, setRelease] = useState<ReleaseStamp | null>(null)
  useEffect(() => {
    currentRelease().then(setRelease, () => null)
  }, [])
  return release
}
