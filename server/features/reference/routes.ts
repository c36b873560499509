import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { listDataSources, readDataSource } from '#contract/reference/data-source.ts'
import { listIndicators, readIndicator } from '#contract/reference/indicator.ts'
import { listLocations, readLocation } from '#contract/reference/location.ts'
import { listMeasures, readMeasure } from '#contract/reference/measure.ts'
import {
  listFactors,
  listHierarchyLevels,
  listLinks,
  listValueTypes,
} from '#contract/reference/small-lists.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { DATA_SOURCES } from '#server/platform/reference/data-source-table.ts'
import { INDICATORS } from '#server/platform/reference/indicator-table.ts'
import { LOCATIONS } from '#server/platform/reference/location-table.ts'
import { readOne } from './read-one.ts'
import { MEASURES } from './measure-table.ts'
import { FACTORS, HIERARCHY_LEVELS, LINKS, VALUE_TYPES } from './small-tables.ts'

/** The tables of the catalogue, as lists and one by one. */
function serveReference(app: FastifyInstance, { database }: Services): void {
  serve(app, listIndicators, ({ query, url }) => {
    const where = new Where().ids('t.id', query.id).texts('t.program_area', query.program_area)
    return answerList(database, INDICATORS, where, query, url)
  })
  serve(app, readIndicator, ({ path }) => readOne(database, INDICATORS, path.id, 'indicator'))

  serve(app, listDataSources, ({ query, url }) => {
    const where = new Where().ids('t.id', query.id).texts('t.classification', query.classification)
    return answerList(database, DATA_SOURCES, where, query, url)
  })
  serve(app, readDataSource, ({ path }) => readOne(database, DATA_SOURCES, path.id, 'data source'))

  serve(app, listLocations, ({ query, url }) => {
    const where = new Where()
      .ids('t.id', query.id)
      .ids('t.level', query.level)
      .ids('t.parent', query.parent)
      .texts('t.name', query.name)
    return answerList(database, LOCATIONS, where, query, url)
  })
  serve(app, readLocation, ({ path }) => readOne(database, LOCATIONS, path.id, 'location'))

  serveMeasures(app, database)
  serveSmallLists(app, database)
}

function serveMeasures(app: FastifyInstance, database: Database): void {
  serve(app, listMeasures, ({ query, url }) => {
    const where = new Where()
      .ids('t.id', query.id, 'int')
      .ids('t.datasource', query.datasource)
      .ids('t.indicator', query.indicator)
      .flags('t."national"', query.national)
      .flags('t.zonal', query.zonal)
      .flags('t.state', query.state)
      .flags('t.senatorial', query.senatorial)
      .flags('t.lga', query.lga)
    return answerList(database, MEASURES, where, query, url)
  })
  // Earlier clients ask here with the id of an indicator (api-contract §4).
  serve(app, readMeasure, ({ path }) =>
    readOne(database, MEASURES, path.id, 'measure', (id) => new Where().ids('t.indicator', [id])),
  )
}

function serveSmallLists(app: FastifyInstance, database: Database): void {
  serve(app, listFactors, ({ query, url }) =>
    answerList(database, FACTORS, new Where().ids('t.id', query.id), query, url),
  )
  serve(app, listValueTypes, ({ query, url }) =>
    answerList(database, VALUE_TYPES, new Where().ids('t.id', query.id), query, url),
  )
  serve(app, listHierarchyLevels, ({ query, url }) =>
    answerList(database, HIERARCHY_LEVELS, new Where().ids('t.id', query.id), query, url),
  )
  serve(app, listLinks, ({ query, url }) => {
    const where = new Where()
      .ids('t.id', query.id, 'int')
      .ids('t.datasource', query.datasource)
      .ids('t.indicator', query.indicator)
      .ids('t.period', query.period, 'int')
    return answerList(database, LINKS, where, query, url)
  })
}

export const referenceFeature: Feature = { routes: serveReference }
