import { fileURLToPath } from 'node:url'

/** The folder of the data set that ships. */
export const DEFAULT_DATASETS = fileURLToPath(new URL('../../../datasets/', import.meta.url))
