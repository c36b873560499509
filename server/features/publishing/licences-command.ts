import { say } from '#server/platform/terminal.ts'
import { DEFAULT_DATASETS } from './default-datasets.ts'
import { licenceList } from './licence-list.ts'

// `npm run data:licences`: the sources of the data set that ships, by the permissions of their licences.
say(await licenceList(DEFAULT_DATASETS))
