/** The areas below the server and the web, which both may import. */
const BELOW = [
  'messages',
  'domain',
  'languages',
  'contract',
  'catalogue',
  'charts',
  'sections',
  'exchange',
  'datasets',
]

/** The areas that an area may import. An absent one is forbidden. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  messages: ['messages'],
  domain: ['domain', 'messages'],
  contract: ['domain', 'languages', 'contract'],
  catalogue: ['domain', 'catalogue'],
  exchange: ['domain', 'exchange'],
  charts: ['domain', 'charts'],
  languages: ['domain', 'messages', 'languages'],
  sections: ['domain', 'contract', 'catalogue', 'charts', 'sections'],
  datasets: ['domain', 'datasets'],
  server: [...BELOW, 'server'],
  web: [...BELOW, 'web'],
  plugins: ['domain', 'contract', 'catalogue', 'charts', 'sections', 'web', 'plugins'],
  tests: [...BELOW, 'server', 'web', 'plugins', 'tests'],
  bench: [...BELOW.filter((area) => area !== 'sections'), 'server', 'tests', 'bench'],
  tools: ['tools'],
}

/** The packages that an area may import, where they are limited. */
const MAY_USE: Readonly<Record<string, RegExp>> = {
  domain: /^@schummar\/icu-type-parser$/,
  contract: /^zod$/,
  exchange: /^(fflate|saxes|@e965\/xlsx|hyparquet)$/,
  catalogue: /^$/,
  charts: /^(geojson|topojson-client|fflate)$/,
  sections: /^$/,
  languages: /^(icu-minify\/|vite$|node:)/,
  messages: /^$/,
  server: /^(?!react|wouter)/,
  web: /^(?!fastify|@fastify|pg$|pg-|@electric-sql)/,
}

/**
 * The layers inside an area, lowest first: a file in the area's own folder imports its layer and lower ones.
 * A file that no layer names is a program's own start, and may import all of it.
 */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: [
    ['rich-text'],
    // The subjects of figures, and their words.
    [
      'number',
      'colour',
      'period',
      'location',
      'indicator',
      'data-source',
      'evidence',
      'message',
      // The faults of what somebody sends are messages.
      'form',
      'problem.ts',
      'address',
      'view',
    ],
    ['reference', 'observation', 'choice'],
    ['frame'],
    ['statistics', 'small-numbers'],
    ['target', 'forecast', 'surveillance', 'quarters', 'spread', 'inequality', 'disaggregation', 'gap'],
    // Findings from several figures.
    ['triangulation', 'data-quality', 'data-audit', 'comparison', 'correlation-study', 'bubble', 'narrative'],
    ['best-figure'],
    // Texts about one place.
    ['brief', 'policy-simulation', 'source-radar', 'number-check', 'story'],
    // Texts about many places, by what is found of one.
    ['work-list', 'likeness', 'place-news', 'side-by-side'],
    // Answers to a question.
    ['question', 'voice'],
    // Things that people keep.
    [
      'account',
      'activity',
      'catalogue-item',
      'data-entry',
      'data-pull',
      'news',
      'plugin',
      'document',
      'review',
      'front',
      'inquiry',
      'reading-room',
      'waiting',
    ],
  ],
  exchange: [
    ['reading'],
    ['values'],
    ['places', 'markup', 'text'],
    ['workbook', 'table'],
    // The formats of publishers.
    [
      'dhis2',
      'dhs',
      'facilities',
      'fhir',
      'frictionless',
      'gho',
      'hxl',
      'ihme',
      'own',
      'sdmx',
      'unaids',
      'world-bank',
    ],
    ['sheet'],
    ['files'],
    ['mapping'],
  ],
  charts: [
    ['tokens.ts', 'fonts', 'pdf'],
    ['picture', 'colour', 'accent-grounds.ts'],
    ['figure.ts'],
    ['kind'],
    ['plot'],
    ['marks', 'words'],
    ['selection'],
    // The parts that several kinds share, by their subject.
    ['over-time', 'pairs', 'points', 'correlation', 'people'],
    // The kinds of figures.
    [
      'bland-altman',
      'box-plot',
      'bubble',
      'correlation-matrix',
      'dataset-comparison',
      'distribution',
      'epidemic-curve',
      'forecast',
      'groups',
      'histogram',
      'indicator-comparison',
      'map',
      'pyramid',
      'quarters',
      'scatter',
      'scorecard',
      'source-scatter',
      'source-table',
      'trend',
      'zonal-columns',
    ],
    // Pictures of a few kinds in a small size.
    ['kinds.ts', 'small', 'number-check', 'changes', 'stories'],
    ['view.ts'],
    ['absent-period.ts', 'needs.ts', 'view-address.ts', 'why-not.ts', 'drawing', 'table'],
    ['figure-of.ts', 'unread-words.ts', 'annotations', 'export'],
    // Figures as slides of office programs.
    ['slides'],
  ],
  sections: [
    ['files'],
    ['definition'],
    ['controls', 'choice', 'findings', 'work'],
    // The section that is declared by the figures of one indicator.
    ['figure-section'],
    [
      'bubble-chart-analysis',
      'correlation-analysis',
      'data-quality',
      'dataset-comparison',
      'descriptive-analysis',
      'disaggregation',
      'epidemic-curve',
      'indicator-comparison',
      'indicator-overview',
      'maps',
      'multi-source-comparison',
      'predictive-analysis',
      'quarterly-performance',
      'scorecard',
      'triangulation',
      'zonal-analysis',
    ],
    // The forms of two sections in Advanced Analytics.
    ['advanced-indicator-comparison', 'multi-source-indicator-comparison'],
  ],
  server: [
    ['platform'],
    // The queue of work, and the processes that do it.
    ['work', 'native'],
    [
      'audit',
      'calculations',
      'database',
      'dataset',
      'drawing',
      'jobs',
      'pictures',
      'plugin-archives',
      'release',
      'waiting',
    ],
    ['backup', 'data-audit', 'data-files', 'front', 'policy', 'uploads'],
    ['assistant', 'figure-files', 'identity'],
    ['mirror'],
    ['notify'],
    ['reviews'],
    ['documents'],
    ['paper'],
    ['briefs'],
    // The services that the features of one server share.
    ['services'],
    ['features'],
  ],
  web: [
    // The memory of the page and of the device, and the worker that answers from it.
    ['memory', 'files', 'device'],
    ['worker'],
    ['language'],
    ['kit'],
    ['queries'],
    // How a document is edited and saved, and what somebody keeps on a device, without anything that draws.
    ['editing', 'keeping'],
    ['controls'],
    ['views'],
    ['account', 'documents', 'reading-room', 'embed', 'plugin-host', 'widgets'],
    ['panels', 'section-host', 'features'],
    ['app'],
  ],
}

/** The areas in which the folders of one layer do not import each other. */
const APART: ReadonlySet<string> = new Set(['charts', 'sections', 'server'])

/** Why `from` must not import `to`, or null. Paths are files from the project's folder. */
export function forbiddenImport(from: string, to: string): string | null {
  const [area = ''] = from.split('/')
  const [wanted = ''] = to.split('/')
  const isTest = /\.test\.tsx?$/.test(from)
  // A test may use the builders of made-up data, wherever it stands, and say in English what the code says.
  if (isTest && (to.startsWith('tests/') || to === 'languages/from-source.ts')) return null
  if (!to.includes('/')) return null
  if (!(MAY_IMPORT[area] ?? []).includes(wanted)) return `${area} may not import ${wanted}`
  const texts = textsByTheBack(from, to)
  if (texts !== null) return texts
  if (area !== wanted) return null
  return siblingFeature(from, to) ?? upwards(area, from, to)
}

/** Why an area must not use a package, or null. */
export function forbiddenPackage(from: string, name: string): string | null {
  const [area = ''] = from.split('/')
  if (/\.test\.tsx?$/.test(from)) return null
  return MAY_USE[area]?.test(name) === false ? `${area} may not use ${name}` : null
}

/**
 * The parts of texts and languages that an area may import: domain only the ids, the pages nothing that holds
 * texts or the parser.
 */
const ENTRANCES: Readonly<Record<string, RegExp>> = {
  domain: /^messages\/en\/english\.ts$/,
  web: /^(messages\/groups|languages\/(grammars|renderer))\.ts$/,
  server: /^languages\/from-source\.ts$/,
}

function textsByTheBack(from: string, to: string): string | null {
  const [area = ''] = from.split('/')
  if (!/^(messages|languages)\//.test(to)) return null
  return ENTRANCES[area]?.test(to) === false ? `${area} may not import ${to}` : null
}

function siblingFeature(from: string, to: string): string | null {
  const mine = featureOf(from)
  const theirs = featureOf(to)
  return mine && theirs && mine !== theirs ? `feature ${mine} may not import its sibling ${theirs}` : null
}

function featureOf(path: string): string | null {
  return /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

function upwards(area: string, from: string, to: string): string | null {
  const layers = LAYERS[area]
  if (!layers || /\.test\.tsx?$/.test(from)) return null
  const [mine, theirs] = [layerOf(layers, from), layerOf(layers, to)]
  const isBeside = APART.has(area) && theirs === mine && mine < layers.length && nameIn(from) !== nameIn(to)
  return theirs > mine || isBeside ? `${area}/${nameIn(from)} may not import ${area}/${nameIn(to)}` : null
}

function layerOf(layers: readonly (readonly string[])[], path: string): number {
  const at = layers.findIndex((names) => names.includes(nameIn(path)))
  return at < 0 ? layers.length : at
}

/** Folders of an area that has layers, but which no layer names. */
export function unplacedFolders(paths: readonly string[]): string[] {
  const folders = paths
    .filter((path) => path.split('/').length > 2)
    .map((path) => path.split('/').slice(0, 2))
  const unplaced = folders.filter(([area = '', name = '']) => !(LAYERS[area]?.flat().includes(name) ?? true))
  return [...new Set(unplaced.map((parts) => parts.join('/')))]
}

/** Folder or file of an area that a path stands in: `view` of `domain/view/view.ts`. */
function nameIn(path: string): string {
  return path.split('/')[1] ?? ''
}
