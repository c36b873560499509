import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { cssVariables } from './charts/tokens.ts'
import { bundledTexts } from './languages/bundled-texts.ts'
import { callShapes } from './contract/call-shapes.ts'
import { compiledAhead } from './tools/web-build/compiled-ahead.ts'
import { announcedFiles } from './tools/web-build/announced-files.ts'
import { filesOf, firstFiles, ICON_FILE } from './tools/web-build/files-of.ts'
import { icons } from './web/kit/icon-modules.ts'
import { noCircles } from './tools/web-build/no-circles.ts'
import { precompress } from './tools/web-build/precompress.ts'
import { serviceWorker } from './tools/web-build/service-worker.ts'

const web = fileURLToPath(new URL('./web', import.meta.url))
const out = fileURLToPath(new URL('./dist/web', import.meta.url))
const api = process.env.API_ADDRESS ?? 'http://127.0.0.1:8080'
/** What the server answers, not the pages: the API, and figures by their address. */
const proxy = Object.fromEntries(
  ['/api', '^/figure\\.', '/embed/'].map((path) => [path, { target: api, changeOrigin: false }]),
)

/** What the first page is drawn with. */
const HOME = [
  join(web, 'app/pages/home-page.tsx'),
  join(web, 'app/intro-map.tsx'),
  fileURLToPath(new URL('./charts/map/map.ts', import.meta.url)),
]

/** What the lists of pickers are made of, and what finds in them. */
const POPUP =
  /@floating-ui\/|node_modules\/(compute-scroll-into-view|downshift|prop-types|react-is)\/|web\/(controls\/((picker-(dropdown|list|options|popup)|long-rows)\.tsx|(picker-rows|list-blocks|use-found|use-line-in-sight)\.ts)|queries\/lga-names\.ts)$/

/** Sections with panels of their own; triangulation, from which dialogs and other pages borrow, is divided as pages are. */
const PANELS = readdirSync(join(web, 'panels')).filter((slug) => slug !== 'triangulation')

/** The section to which a module of its definition, its panels or the figure of its name belongs. */
function sectionOf(id: string): string | null {
  // The line of a course is the scorecard's; the preview of indicators borrows it.
  if (id.endsWith('/web/views/sparkline.tsx')) return 'scorecard'
  const slug = /\/(?:sections|web\/panels|charts)\/([\w-]+)\/[^?]*\.tsx?$/.exec(id)?.[1]
  return slug !== undefined && PANELS.includes(slug) ? slug : null
}

/**
 * Where the parts stand that sections and their figures share; what is found of a place comes with the page that shows it, and what a press
 * opens, with the libraries that it needs, comes with the press.
 */
const SHARED =
  /^(?!.*node_modules)(?!.*\/(?:web\/views\/(?:about-number|catalogue-item|export|figure-table)|charts\/export)\b)(?!.*\/domain\/(?:account|best-figure|brief|catalogue-item|document|form|plugin|question|rich-text)\/)(?!.*\/(?:charts\/small|sections\/findings)\/).*\/(domain|charts|sections|web\/(controls|panels|views))\/[^?]*\.tsx?$/

/** How questions in words are read: for the search, the assistant and the lists of indicators. */
const QUESTIONS = /\/domain\/question\/[^?]*\.ts$/

/** What people make of figures. */
const DOCUMENTS = /\/domain\/(document|rich-text)\/[^?]*\.ts$/

/** Where the figure to quote is found, and the sentence of sections that asks for it. */
const QUOTED = /\/(domain\/(best-figure|brief)\/[^?]*|sections\/figure-section\/quoted-words)\.ts$/

/** What is new about places, which are alike, where to go first, lines beside each other, and their small pictures. */
const PLACES =
  /\/(domain\/(work-list|place-news|likeness|side-by-side)\/[\w-]+|charts\/small\/(lane-picture|over-time)|web\/features\/health-profiles\/area-icon)\.tsx?$/

/**
 * The way to the profile of a place, the map that leads there, the frame of pages that are drawn from the catalogue, and the signs of the
 * first page: on that page too, which needs nothing that is found of places.
 */
const WAYS_TO_PLACES =
  /(\/(catalogue\/profile-areas|web\/(app\/(place-map|place-figure|with-catalogue|intro-map|menus\/menu-dashboards)|features\/health-profiles\/profile-address))\.tsx?|virtual:icon\/(chart-line|database|layout-dashboard|map-pin))$/

/** The map of places, apart from the first section with one that the builder meets. */
const MAP = /\/charts\/map\/[\w-]+\.ts$/

/** What asks the server for answers that change. */
const ANSWERS =
  /node_modules\/@tanstack\/(query-core|react-query)\/|web\/(kit\/answered\.tsx|queries\/(query-client|use-answer)\.ts)$/

/**
 * What nobody needs before a reader is there: the floating buttons before one is pressed, what they remember, the list that a button opens,
 * and what a mark says; what follows a reader about their device, with its words; what reads aloud, and what says changes.
 */
const OVERLAYS =
  /web\/(kit\/menu-list|memory\/tour-seen|app\/overlays\/overlays|widgets\/(floating[\w-]*|first-doors|opened-widget|use-dragged)|views\/mark-tooltip)\.tsx?$/
const DEVICE =
  /(web\/(app\/device\/[\w-]+|keeping\/(outbox-code|outbox-state|keeper-state)|memory\/unsaved-work)\.tsx?|\/device-addresses\.ts|virtual:texts\/en\/device)$/
const EXTRAS =
  /(web\/(kit\/speech\.ts|queries\/open-questions\.ts|views\/(card-extras|open-questions)\.tsx|section-host\/say-change\.tsx)|sections\/choice\/change-in-words\.ts)$/

export default defineConfig({
  root: web,
  publicDir: 'public',
  plugins: [
    react(),
    ownHelper(),
    bundledTexts(),
    callShapes(),
    tokenStyles(),
    firstPaint(),
    embedScript(),
    icons(),
    noCircles(),
    announcedFiles(),
    compiledAhead(),
    precompress(),
    serviceWorker(join(web, 'worker/service-worker.ts')),
  ],
  // Calls keep the address of the page: the API refuses changes asked for by pages of another site.
  // Made for versions of React that lack it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the content security policy allows files of the site only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target knows `modulepreload` itself.
    modulePreload: {
      polyfill: false,
      // What every page has come with is not announced again; what a widget or a dialog is made of comes after it, since it is opened seldom.
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType === 'html') return files
        if (/\/(widget|[\w-]+-dialog)-/.test(file))
          return files.filter((each) => each.endsWith('.css') && !/\/base-/.test(each))
        return files.filter((each) => !/\/(base|rolldown-runtime)-/.test(each))
      },
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The first file names two hundred others, and the signs of a hash are what does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { debugName: 'base', name: firstFiles(web, HOME), priority: 3 },
            // The list that a picker opens, which is fetched while nobody waits: one file instead of four, and what finds in it.
            { name: 'popup', test: POPUP, priority: 3 },
            // What the first page draws with, of what sections share: it needs a fifth of that.
            {
              debugName: 'figures',
              name: filesOf('figures', ...HOME),
              test: SHARED,
              priority: 3,
            },
            // What several sections share, in one file, which the first of them brings.
            { name: 'sections', test: SHARED, minShareCount: 4, priority: 2 },
            { name: 'map', test: MAP, priority: 2 },
            { name: 'ways-to-places', test: WAYS_TO_PLACES, priority: 3 },
            { name: 'answers', test: ANSWERS, priority: 2 },
            { name: 'questions', test: QUESTIONS, minShareCount: 3, priority: 2 },
            // Lists, dialogs and searches ask for them: apart from the first of these that the builder meets.
            { name: 'definitions', test: /web\/queries\/definitions\.ts$/, priority: 2 },
            { name: 'documents', test: DOCUMENTS, minShareCount: 3, priority: 2 },
            // What finds the figure to quote: for the dialog that asks it, triangulation and the profiles of places.
            { name: 'quoted', test: QUOTED, minShareCount: 2, priority: 1 },
            // What is found of places among others: for the profile, the work list and the comparison.
            { name: 'places-found', test: PLACES, minShareCount: 2, priority: 1 },
            // Fetched once the reader's first movement is answered: one file.
            {
              name: 'settled',
              test: (id) => [OVERLAYS, DEVICE, EXTRAS].some((part) => part.test(id)),
              priority: 3,
            },
            // What a section is and what draws it: opened together, one file.
            { debugName: 'section', name: sectionOf, priority: 1 },
            // Icons that only later pages use: one file, loaded with the first of them.
            { name: 'icons', test: ICON_FILE, priority: 0 },
          ],
        },
      },
    },
  },
})

/**
 * Puts `web/first-paint.js` before everything else: it sets the stored appearance before the first pixel, so a dark page
 * never flashes white. It must run before the modules, hence a plain script with a name made from its content.
 */
function firstPaint(): Plugin {
  // These files are for browsers that do not understand the others.
  const EARLIER = { module: false, compress: { target: 'es2015' } } as const
  const sourceOf = (name: string) => readFileSync(join(web, name), 'utf8')
  let address = '/first-paint.js'
  return {
    name: 'first-paint',
    buildStart() {
      if (!this.meta.watchMode && this.environment.mode === 'build') {
        const emitted = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: 'asset', name, source: minifySync(name, source, EARLIER).code }))}`
        const substitutes = emitted('substitutes.js', sourceOf('substitutes.js'))
        address = emitted(
          'first-paint.js',
          sourceOf('first-paint.js').replace('/substitutes.js', () => substitutes),
        )
      }
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' }],
  }
}

/**
 * What makes a figure in a frame of another site answer to its reader. A bundle of its own: as a second entry it would share
 * files with the product, and a frame would load these.
 */
function embedScript(): Plugin {
  return {
    name: 'embed-script',
    apply: 'build',
    async buildStart() {
      const bundle = await rolldown({ input: join(web, 'embed/figure.ts') })
      const { output } = await bundle.generate({ format: 'es', minify: true })
      await bundle.close()
      this.emitFile({ type: 'asset', fileName: 'embed/figure.js', source: output[0].code })
    },
  }
}

/** The builder calls its helper for everything that is loaded later; ours asks again for what did not come. */
function ownHelper(): Plugin {
  const HELPER = '\0vite/preload-helper.js'
  const own = JSON.stringify(join(web, 'files/its-files.ts'))
  let isCalled = false
  return {
    name: 'own-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) => {
      if (id !== HELPER) return null
      isCalled = true
      return `export { withItsFiles as __vitePreload } from ${own}`
    },
    buildEnd(error) {
      if (!error && !isCalled) this.error(`The builder has no ${HELPER} any more: see web/files/its-files.ts`)
    },
  }
}

/**
 * The tokens that charts and pages share, as a stylesheet: both modes are there before any script runs, and changing the
 * mode is one attribute of the root.
 */
function tokenStyles(): Plugin {
  const name = 'virtual:tokens.css'
  const rule = (mode: 'light' | 'dark') => {
    const lines = Object.entries(cssVariables(mode)).map(([variable, value]) => `${variable}:${value}`)
    return `:root[data-mode=${mode}]{${lines.join(';')}}`
  }
  return {
    name: 'token-styles',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? rule('light') + rule('dark') : null),
  }
}
