import * as chain from './chain.ts'
import * as history from './history.ts'
import * as releases from './releases.ts'

/** The calls that read releases, file by file. */
export const RELEASES = [
  releases.readCurrentRelease,
  releases.readCatalogueFile,
  releases.readDefinitionsFile,
  releases.readFilesList,
  releases.readIndicatorFile,
  releases.readRelatedFiles,
  releases.readProfileFile,
  releases.readLgaFile,
  releases.readLgaMonthsFile,
  releases.readReportingFile,
  releases.readLocalCountsFile,
  releases.readGroupFile,
  releases.readGroupIndex,
  releases.readPlacesFile,
  history.listReleases,
  chain.readReleaseChain,
  history.compareReleases,
  history.listChangedFigures,
  history.readFigureHistory,
] as const
