import * as avatars from './accounts/avatar.ts'
import * as preferences from './accounts/preferences.ts'
import * as signIn from './accounts/sign-in.ts'
import * as aggregate from './analysis/aggregate.ts'
import * as agreement from './analysis/agreement.ts'
import * as bestFigure from './analysis/best-figure.ts'
import * as classBreaks from './analysis/class-breaks.ts'
import * as comparison from './analysis/compare.ts'
import * as dataQuality from './analysis/data-quality.ts'
import * as correlation from './analysis/correlation.ts'
import * as descriptive from './analysis/descriptive.ts'
import * as forecast from './analysis/forecast.ts'
import * as inequality from './analysis/inequality.ts'
import * as target from './analysis/target.ts'
import * as trend from './analysis/trend.ts'
import * as triangulation from './analysis/triangulation.ts'
import * as whyDiffer from './analysis/why-differ.ts'
import * as availability from './availability/availability.ts'
import * as dashboards from './dashboards/dashboard.ts'
import * as data from './data/data.ts'
import * as predictive from './data/predictive-analysis.ts'
import type { Endpoint } from './endpoint.ts'
import * as groups from './groups/groups.ts'
import * as dataSources from './reference/data-source.ts'
import * as indicators from './reference/indicator.ts'
import * as locations from './reference/location.ts'
import * as measures from './reference/measure.ts'
import * as smallLists from './reference/small-lists.ts'
import * as releases from './releases/releases.ts'
import * as service from './service/service.ts'
import * as triangulationDashboard from './triangulation/dashboard.ts'

/** Every call of the API, in the order in which the documentation shows them. */
export const ENDPOINTS: readonly Endpoint[] = [
  dashboards.listDashboards,
  dashboards.readDashboard,
  dashboards.listDashboardIndicators,
  dashboards.listDashboardSources,
  indicators.listIndicators,
  indicators.readIndicator,
  dataSources.listDataSources,
  dataSources.readDataSource,
  locations.listLocations,
  locations.readLocation,
  smallLists.listHierarchyLevels,
  smallLists.listValueTypes,
  smallLists.listFactors,
  smallLists.listLinks,
  measures.listMeasures,
  measures.readMeasure,
  data.listData,
  data.listDashboardData,
  data.listDataAfter,
  predictive.predictData,
  groups.listGroups,
  availability.listPeriods,
  availability.listLocationsWithData,
  availability.listSourcesOfIndicator,
  availability.listIndicatorSources,
  availability.listIndicatorsOfSource,
  availability.listIndicatorsOfDashboard,
  availability.listYears,
  availability.listIndicatorYears,
  descriptive.analyseDescriptive,
  trend.analyseTrend,
  target.analyseTarget,
  correlation.analyseCorrelation,
  forecast.analyseForecast,
  inequality.analyseInequality,
  comparison.analyseComparison,
  aggregate.analyseAggregate,
  dataQuality.analyseDataQuality,
  agreement.analyseAgreement,
  bestFigure.analyseBestFigure,
  whyDiffer.analyseWhyDiffer,
  classBreaks.analyseClassBreaks,
  triangulation.analyseTriangulation,
  triangulationDashboard.readTriangulation,
  signIn.signIn,
  signIn.signOut,
  signIn.readOwnAccount,
  preferences.readPreferences,
  preferences.changePreferences,
  avatars.replaceAvatar,
  avatars.removeAvatar,
  avatars.readAvatar,
  releases.readCurrentRelease,
  releases.readCatalogueFile,
  releases.readIndicatorFile,
  releases.readLgaFile,
  releases.readGroupFile,
  releases.readGroupIndex,
  service.issueFrontendToken,
  service.readHealth,
  service.readVersion,
  service.readOpenApi,
  service.readDocs,
]
