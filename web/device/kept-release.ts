import type { ReleaseStamp } from '#contract/release-file.ts'
import type { DeviceDatabase } from './database.ts'

/** The name of the release that is whole on this device. */
export const RELEASE = 'release'

/** The release that is whole on this device; null: none is. */
export async function keptRelease({ settings }: DeviceDatabase): Promise<ReleaseStamp | null> {
  const found = await settings.get(RELEASE)
  return isStamp(found?.value) ? found.value : null
}

function isStamp(value: unknown): value is ReleaseStamp {
  return typeof value === 'object' && value !== null && 'hash' in value && 'published_at' in value
}
