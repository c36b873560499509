import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { readSourceRadar } from '#contract/source-radar/source-radar.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { radarOfRelease } from '#server/release/radar-of-release.ts'

/** How often each source is quoted, and how far it lies from others. */
function serveSourceRadar(app: FastifyInstance, { database }: Services): void {
  serve(app, readSourceRadar, async () => {
    const release = await currentRelease(database)
    const sources = await radarOfRelease(database, release)
    return {
      release: release.hash,
      sources: sources.map(({ source, medianGap, otherDefinition, ...row }) => ({
        datasource: source,
        ...row,
        median_gap: medianGap,
        other_definition: otherDefinition,
      })),
    }
  })
}

export const sourceRadarFeature: Feature = { routes: serveSourceRadar }
