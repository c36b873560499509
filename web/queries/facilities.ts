import address from '#datasets/facilities.csv?url'
import { inTime } from '#web/files/in-time.ts'
import { fetchText, resource } from './resource.ts'

/** Where the whole list can be taken from, as it ships. */
export const FACILITIES_ADDRESS = address

/** The list of facilities, for whoever looks for one; 2 MB before they are packed. */
export const facilitiesResource = resource(async () => {
  const [text, { facilitiesIn }] = await Promise.all([
    fetchText(address),
    inTime('csv', () => import('./facility-rows.ts')),
  ])
  return facilitiesIn(text)
})
