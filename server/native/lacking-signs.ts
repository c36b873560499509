import { LACKING, UNSEEN } from '#charts/pdf/used-font.ts'

/** The texts that no typeface here has, as Typst names them when it writes for readers aloud. */
const NAMED = /the text `\\?"(.*?)\\?"` could not be displayed/g

/** The signs that a failure is about; none where it is about something else. */
export function signsNamedIn(failure: string): readonly string[] {
  const texts = [...failure.matchAll(NAMED)].map(([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
  return [...new Set(texts.flatMap((text) => [...text]))]
}

/** A text with a sign that is seen in the place of each that typefaces lack. */
export function withoutSigns(text: string, lacking: (sign: string) => boolean): string {
  // Letters of every day are known without asking.
  return text.replaceAll(/[^\0-\u024F]/gu, (sign) => {
    if (!lacking(sign)) return sign
    return UNSEEN.test(sign) ? '' : LACKING
  })
}

/** The signs of a text that only some typefaces have. */
export function rareSigns(text: string): readonly string[] {
  return [...new Set(text.match(/[^\0-\u024F]/gu))]
}
