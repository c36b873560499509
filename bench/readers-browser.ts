import { type Browser, chromium, type Page } from 'playwright-core'

/**
 * A browser as readers have it. The one of the tests translates nothing a second time, which is right for pages that live for
 * seconds and wrong for what is measured of them.
 */
export function launchReadersBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
}

/** As slow as a cheap phone: processors of its price need about four times as long as the machine that measures. */
export const SLOWER_PROCESSOR = 4

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
