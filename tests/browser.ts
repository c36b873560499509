import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { recordLateWords } from './late-words.ts'
import { type NetworkLog, recordNetwork } from './network-log.ts'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page of a test lives for seconds: what the engine would translate once more, for speed, is never won back.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  // Pages of one reader share a process, and so its read and translated code of the product.
  '--process-per-site',
]

/** How long a page may keep a reader waiting for anything, in milliseconds, before the test names the missing part. */
const PATIENCE = 90_000

/** The properties of a reader's browser. Sizes in CSS pixels. */
export interface Reader {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly touch?: boolean
  /** Meets the window "What's New" after a minute; the others have seen every update. */
  readonly news?: boolean
  /** Is offered the tour; the others have seen it. */
  readonly tour?: boolean
  /** Has a service worker; the others get everything from the line. */
  readonly keeps?: boolean
  /** Is shown what lies further down as they come near it; the others have a browser that cannot tell, so all is there at once. */
  readonly scrolls?: boolean
}

/** A reader with a page of their own and a record of what the network carried. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly network: NetworkLog
  /** The errors that the page wrote to the console, and exceptions nobody caught. */
  readonly complaints: readonly string[]
  /** The groups of texts that came after what says their words. */
  readonly lateWords: readonly string[]
  close(): Promise<void>
}

/** The browser that CHROMIUM_PATH names; `npm test` finds one. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
}

/** A new reader at the site with an empty cache; nothing is loaded yet. */
export async function visit(browser: Browser, baseURL: string, reader: Reader = {}): Promise<Visit> {
  return visitIn(await contextOf(browser, baseURL, reader))
}

/** The context of one reader: cookies, storage and a cache. */
export async function contextOf(browser: Browser, baseURL: string, reader: Reader): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: reader.width ?? 1440, height: reader.height ?? 900 },
    colorScheme: reader.colorScheme ?? 'light',
    hasTouch: reader.touch ?? false,
    acceptDownloads: true,
    serviceWorkers: reader.keeps ? 'allow' : 'block',
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE)
  if (!reader.news) await context.addInitScript(haveSeen, ['firstTimeExecution', '2147483647'] as const)
  if (!reader.tour) await context.addInitScript(haveSeen, ['tourSeen', 'true'] as const)
  await context.addInitScript(
    // Who scrolls has a page that is never idle: it would draw the rest by itself.
    (gone) => Reflect.deleteProperty(window, gone),
    reader.scrolls ? 'requestIdleCallback' : 'IntersectionObserver',
  )
  return context
}

/** A page of its own for a reader. `close` takes the reader away with it. */
export async function visitIn(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const lateWords = await recordLateWords(page)
  return {
    page,
    context,
    network: await recordNetwork(page),
    complaints,
    lateWords,
    close: () => context.close(),
  }
}

/** Runs in the page, before anything of it: the earlier contents of this browser's storage. */
function haveSeen([key, value]: readonly [string, string]): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A frame without an origin keeps nothing.
  }
}
