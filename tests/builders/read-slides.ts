import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

/** A file of slides as it is read again. */
export interface ReadSlides {
  /** The words of each slide, in their order. */
  readonly slides: readonly string[]
  readonly titles: readonly string[]
  /** For each chart the numbers of each of its series, and those in its sheet, row by row. */
  readonly charts: readonly {
    readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
    readonly sheet: readonly (readonly (string | number)[])[]
  }[]
  readonly pictures: number
}

/** Opens a file of slides. Throws where a part is no XML, or names a part that is not there. */
export function readSlides(bytes: Uint8Array): ReadSlides {
  const files = unzipSync(bytes)
  for (const [name, content] of Object.entries(files)) {
    if (/\.(xml|rels)$/.test(name)) new SaxesParser({ xmlns: true }).write(strFromU8(content)).close()
  }
  for (const name of Object.keys(files).filter((one) => one.endsWith('.rels'))) checkTargets(name, files)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const count = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length
  const slides = Array.from({ length: count }, (_, at) => text(`ppt/slides/slide${at + 1}.xml`))
  const charts = Object.keys(files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
  return {
    slides: slides.map((xml) => texts(xml, 'a:t').join('\n')),
    titles: slides.map((xml) => texts(/name="Title".*?<\/p:sp>/s.exec(xml)?.[0] ?? '', 'a:t').join('')),
    charts: charts.map((_, at) => ({
      series: seriesIn(text(`ppt/charts/chart${at + 1}.xml`)),
      sheet: sheetIn(files[`ppt/embeddings/sheet${at + 1}.xlsx`] ?? new Uint8Array()),
    })),
    pictures: Object.keys(files).filter((name) => name.startsWith('ppt/media/')).length,
  }
}

function checkTargets(name: string, files: Readonly<Record<string, Uint8Array>>): void {
  const folder = name.replace(/_rels\/[^/]+$/, '')
  for (const [relationship, target = ''] of strFromU8(files[name] ?? new Uint8Array()).matchAll(
    /<Relationship [^>]*Target="([^"]+)"[^>]*>/g,
  )) {
    const path = new URL(target, `file:///${folder}`).pathname.slice(1)
    if (!relationship.includes('External') && !(path in files)) throw new Error(`${name}: no part ${path}`)
  }
}

function texts(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  )
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function seriesIn(xml: string): ReadSlides['charts'][number]['series'] {
  return [...xml.matchAll(/<c:ser>.*?<\/c:ser>/gs)].map(([series]) => {
    const cache = /<c:val>(.*?)<\/c:val>/s.exec(series)?.[1] ?? ''
    const points = new Map(
      [...cache.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)</g)].map(([, at, value]) => [
        Number(at),
        Number(value),
      ]),
    )
    const count = Number(/<c:ptCount val="(\d+)"/.exec(cache)?.[1] ?? 0)
    return {
      name: texts(/<c:tx>.*?<\/c:tx>/s.exec(series)?.[0] ?? '', 'c:v').join(''),
      values: Array.from({ length: count }, (_, at) => points.get(at) ?? null),
    }
  })
}

function sheetIn(workbook: Uint8Array): readonly (readonly (string | number)[])[] {
  const xml = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<t [^>]*>([^<]*)<\/t>|<v>([^<]*)<\/v>/g)].map(([, text, value]) =>
      value === undefined ? unescaped(text ?? '') : Number(value),
    ),
  )
}
