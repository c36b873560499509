import * as fronts from './front.ts'
import * as logos from './logo.ts'

/** Calls of the front, in the order in which the documentation shows them. */
export const FRONT = [
  fronts.readFront,
  fronts.applyFront,
  fronts.listFrontVersions,
  fronts.restoreFront,
  fronts.readFrontDraft,
  fronts.saveFrontDraft,
  fronts.listFrontDrafts,
  fronts.applyFrontDraft,
  fronts.declineFrontDraft,
  logos.keepLogo,
  logos.readLogo,
] as const
