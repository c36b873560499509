import { escapeText } from '#server/platform/http/escape-text.ts'
import { AREAS } from './areas.ts'
import { getData } from './get-data.ts'
import type { JsonObject, JsonValue } from './openapi.ts'

/**
 * The API as one page to read: how to get data, then every call, folded by area. No script, light or dark as the reader's system
 * is. The shapes of answers stand in openapi.json only, which is sixteen times as long.
 */
export function docsPage(api: JsonObject, origin: string, siteName: string): string {
  const name = escapeText(siteName)
  const operations = operationsOf(api)
  const areas = AREAS.map(([tag, words]) => {
    const own = operations.filter((operation) => operation.tag === tag)
    return `<details class="area" id="${idOf(tag)}"><summary><h3>${escapeText(tag)}</h3> <small>${own.length} calls: ${escapeText(words)}</small></summary>${own.map(call).join('')}</details>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} | API</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">To all calls</a>
<header><p><a href="/">${name}</a></p><h1>${name} API</h1></header>
<main>${getData(origin)}
<section aria-labelledby="calls"><h2 id="calls">All calls</h2>
<p>Addresses also answer with a slash at the end. Errors come as <code>application/problem+json</code> with a sentence for each
field. The same for programs, with the shape of every answer: <a href="/api/openapi.json">openapi.json</a>.</p>
${areas.join('')}</section></main>
</body>
</html>
`
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly body: JsonObject
}

function operationsOf(api: JsonObject): Operation[] {
  return Object.entries(at(api, 'paths')).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, body]) => ({
      method: method.toUpperCase(),
      path,
      tag: String(list(object(body).tags)[0] ?? ''),
      body: object(body),
    })),
  )
}

function call({ method, path, body }: Operation): string {
  const title = `<span class="method">${method}</span> <code>${escapeText(path)}</code>`
  return `<details class="call" id="${escapeText(textAt(body, 'operationId'))}"><summary>${title} <small>${words(textAt(body, 'summary'))}</small></summary>${parameterTable(body)}${requestExample(body)}${answers(body)}</details>`
}

/** Words of the contract: text between backticks is code. */
function words(text: string): string {
  return escapeText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function parameterTable(body: JsonObject): string {
  const rows = list(body.parameters).map((entry) => {
    const parameter = object(entry)
    const place = textAt(parameter, 'in') === 'path' ? ' <small>in the path</small>' : ''
    return `<tr><th scope="row"><code>${escapeText(textAt(parameter, 'name'))}</code>${place}</th><td>${words(textAt(parameter, 'description'))}</td></tr>`
  })
  return rows.length === 0 ? '' : `<table class="words"><tbody>${rows.join('')}</tbody></table>`
}

function requestExample(body: JsonObject): string {
  const sent = at(at(at(body, 'requestBody'), 'content'), 'application/json')
  const examples = Object.values(at(sent, 'examples')).map((example) => object(example).value ?? null)
  if (examples.length === 0) return ''
  const shown = examples.map(
    (example) => `<pre tabindex="0"><code>${escapeText(JSON.stringify(example))}</code></pre>`,
  )
  return `<p>Send, for example:</p>${shown.join('')}`
}

function answers(body: JsonObject): string {
  const entries = Object.entries(at(body, 'responses'))
  const types = Object.keys(at(object(at(body, 'responses')['200']), 'content')).join(' or ')
  const problems = entries
    .filter(([status]) => status !== '200')
    .map(([status, response]) => `${status} ${words(textAt(object(response), 'description'))}`)
  const refused = problems.length === 0 ? '' : ` Problems: ${problems.join('; ')}.`
  return `<p><small>Answers ${escapeText(types)}.${refused}</small></p>`
}

const STYLE = `
:root{--ink:#17211d;--quiet:#55645d;--ground:#fff;--line:#d9e0dc;--accent:#00613f;--pale:#f2f6f4}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeeb;--quiet:#a3b1aa;--ground:#121816;--line:#2d3833;--accent:#6fd3a7;--pale:#1a2320}}
body{margin:0 auto;max-width:52rem;padding:1rem;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--accent)}h1,h2,h3{line-height:1.25}h1{margin:.5rem 0}h2{margin:2.5rem 0 .5rem}h3{font-size:1.05rem;margin:1.5rem 0 .25rem}header p{margin:0}header{overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}.door{display:inline-block;padding:.4rem 1rem;border:1px solid var(--accent);border-radius:6px}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}code{overflow-wrap:anywhere}
pre{background:var(--pale);padding:.75rem;margin:.5rem 0;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}th{width:30%;font-weight:400}
small{color:var(--quiet)}summary{cursor:pointer;padding:.4rem 0;min-height:24px;overflow-wrap:anywhere}.area{border-bottom:1px solid var(--line)}
.area>summary h3{display:inline;margin:0}.call{margin-left:1rem}.method{color:var(--accent);font-size:.85em}
@page{size:A4;margin:12mm}
@media print{:root{--ink:#000;--quiet:#444;--ground:#fff;--line:#ccc;--accent:#00613f;--pale:#f2f6f4}
body{max-width:none;padding:0;font-size:8.5pt;line-height:1.35}h2{margin-top:1rem}h2,h3{break-after:avoid}.skip,.call:not([open]){display:none}
p,ul{margin:.3rem 0}th,td{padding:.1rem .5rem .1rem 0}tr,li{break-inside:avoid}}
@media (max-width:30rem){th{width:38%}.call{margin-left:.25rem}}
`

function idOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

function object(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

function list(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

function at(value: JsonObject, key: string): JsonObject {
  return object(value[key])
}

function textAt(value: JsonObject, key: string): string {
  const text = value[key]
  return typeof text === 'string' ? text : ''
}
