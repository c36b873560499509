import { join } from 'node:path'
import { PROJECT } from '#server/platform/project-folder.ts'

/** The folder of the data set that ships. */
export const DEFAULT_DATASETS = join(PROJECT, 'datasets/')
