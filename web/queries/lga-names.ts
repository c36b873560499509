import type { Location } from '#domain/location/location.ts'
import { ask } from './ask.ts'
import { resource } from './resource.ts'

/** The local government areas, which the catalogue of a first view leaves out. */
export const lgaNames = resource<readonly Location[]>(async () => {
  const { results } = await ask('GET /location', { query: { level: '4', size: 1000 } })
  return results.map(({ id, shown_name, parent }) => ({ id, name: shown_name, parent, level: 4 }))
})
