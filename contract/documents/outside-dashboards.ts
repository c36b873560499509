import { z } from 'zod'
import { isEmbeddable } from '#domain/document/blocks/embed/embed-block.ts'
import { OUTSIDE_DASHBOARDS } from '#domain/document/embed-host.ts'

/** Addresses of dashboards of other sites, by the name of the tab of ours that offers them. */
export const outsideDashboards = z
  .record(
    z.string().regex(OUTSIDE_DASHBOARDS.name, 'A name has small letters, digits and hyphens.'),
    z
      .string()
      .trim()
      .max(OUTSIDE_DASHBOARDS.longest)
      .refine(isEmbeddable, 'An address begins with https:// and holds no name or password.'),
  )
  .refine((all) => Object.keys(all).length <= OUTSIDE_DASHBOARDS.most, {
    message: `Set ${OUTSIDE_DASHBOARDS.most} addresses at most.`,
  })
