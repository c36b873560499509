import type { Browser } from './browser.ts'

/**
 * Goes through the provider's pages: logs in as `login` where it asks, and gives its consent. Ends before the browser
 * comes back to the product, and gives that address; null: the provider refused.
 */
export async function logInAtProvider(
  browser: Browser,
  address: string,
  product: string,
  login: string,
): Promise<URL | null> {
  const isBack = (url: URL) => url.origin === product
  let here = await browser.open(address, isBack)
  for (let page = 0; page < 3 && !isBack(here.url); page += 1) {
    const action = /action="([^"]+)"/.exec(here.text)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(here.text)?.[1]
    if (!action || !prompt) return null
    here = await browser.submit(new URL(action, here.url), { prompt, login, password: 'any' }, isBack)
  }
  return isBack(here.url) ? here.url : null
}

/** Comes to the provider's page and turns back there. */
export async function turnBackAtProvider(
  browser: Browser,
  address: string,
  product: string,
): Promise<URL | null> {
  const isBack = (url: URL) => url.origin === product
  const page = await browser.open(address, isBack)
  const abort = /href="([^"]+\/abort)"/.exec(page.text)?.[1]
  if (!abort) return null
  const { url } = await browser.open(new URL(abort, page.url).href, isBack)
  return isBack(url) ? url : null
}
