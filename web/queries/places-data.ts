import { type PlacesData, type PlacesFile, placesDataOf } from '#contract/places-file.ts'
import { readReleaseFile } from './release.ts'
import { resource } from './resource.ts'

/** The LGAs, and of how many indicators each larger place has a figure, loaded once. */
export const placesResource = resource<PlacesData>(async () =>
  placesDataOf(await readReleaseFile<PlacesFile>('GET /releases/{hash}/places')),
)
