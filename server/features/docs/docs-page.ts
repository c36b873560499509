import { escapeText } from '#server/platform/http/escape-text.ts'
import type { JsonObject, JsonValue } from './openapi.ts'

/** The API as one page to read: no script, light or dark as the reader's system is. */
export function docsPage(api: JsonObject): string {
  const operations = operationsOf(api)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag)
    return `<section aria-labelledby="${idOf(tag)}"><h2 id="${idOf(tag)}">${escapeText(tag)}</h2>${own.map(article).join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>MSDAT | API</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<header><h1>MSDAT API</h1>
<p>${words(textAt(at(api, 'info'), 'description'))}</p>
<p>Errors come as <code>application/problem+json</code> with a sentence for each field. Periods are written
<code>2018</code>, <code>Aug 2024</code> or <code>2024 week 40</code>, and also read as <code>2024-08</code> and
<code>2024-W40</code>. The same description for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups of calls"><ul>${tags.map((tag) => `<li><a href="#${idOf(tag)}">${escapeText(tag)}</a></li>`).join('')}</ul></nav>
</header>
<main id="calls">${sections.join('')}</main>
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

function article({ method, path, body }: Operation): string {
  const title = `<h3 id="${escapeText(textAt(body, 'operationId'))}"><span class="method">${method}</span> <code>${escapeText(path)}</code></h3>`
  return `<article>${title}<p>${words(textAt(body, 'summary'))}.</p>${parameterTable(body)}${requestShape(body)}${answers(body)}</article>`
}

function parameterTable(body: JsonObject): string {
  const rows = list(body.parameters).map((entry) => {
    const parameter = object(entry)
    const name = escapeText(textAt(parameter, 'name'))
    const place = textAt(parameter, 'in') === 'path' ? 'in the path' : 'in the query'
    return `<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${words(textAt(parameter, 'description'))}</td></tr>`
  })
  if (rows.length === 0) return ''
  return `<div class="wide" tabindex="0" role="group" aria-label="Parameters"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function requestShape(body: JsonObject): string {
  const sent = at(at(at(body, 'requestBody'), 'content'), 'application/json')
  if (sent.schema === undefined) return ''
  const examples = Object.values(at(sent, 'examples')).map((example) => object(example).value ?? null)
  const shown = examples.map(
    (example) => `<pre tabindex="0"><code>${escapeText(JSON.stringify(example))}</code></pre>`,
  )
  return `<p>For example:</p>${shown.join('')}${shape('What to send', sent.schema)}`
}

function shape(title: string, schema: JsonValue): string {
  const text = escapeText(JSON.stringify(schema, null, 2))
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${text}</code></pre></details>`
}

function answers(body: JsonObject): string {
  const entries = Object.entries(at(body, 'responses')).map(([status, response]) => {
    const content = Object.keys(at(object(response), 'content')).join(', ')
    return `<li><b>${status}</b> ${words(textAt(object(response), 'description'))} <small>${escapeText(content)}</small></li>`
  })
  const success = object(Object.values(at(at(at(body, 'responses'), '200'), 'content'))[0])
  return `<ul class="answers">${entries.join('')}</ul>${shape('Shape of the answer', success.schema ?? {})}`
}

const STYLE = `
:root{--ink:#17211d;--quiet:#55645d;--ground:#fff;--line:#d9e0dc;--accent:#00613f;--pale:#f2f6f4}
@media (prefers-color-scheme:dark){:root{--ink:#e8eeeb;--quiet:#a3b1aa;--ground:#121816;--line:#2d3833;--accent:#6fd3a7;--pale:#1a2320}}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
a{color:var(--accent)}h1,h2,h3{line-height:1.25}h2{margin-top:3rem;border-bottom:1px solid var(--line)}
h3{font-size:1.05rem;margin:2rem 0 .25rem;overflow-wrap:anywhere}.method{color:var(--accent)}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
.wide,pre{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:var(--pale);padding:.75rem;max-height:24rem}
small{color:var(--quiet)}.answers{padding-left:1.1rem}summary{cursor:pointer}
@page{size:A4;margin:12mm}
@media print{:root{--ink:#000;--quiet:#444;--ground:#fff;--line:#ccc;--accent:#00613f;--pale:#f2f6f4}
body{max-width:none;padding:0;font-size:8.5pt;line-height:1.35}h2{margin-top:1rem}h2,h3{break-after:avoid}h3{margin-top:.8rem}
nav,.skip,details:not([open]){display:none}.wide,pre{overflow:visible}pre{max-height:none;white-space:pre-wrap;overflow-wrap:anywhere}
p,ul{margin:.3rem 0}th,td{padding:.1rem .5rem .1rem 0}tr,li{break-inside:avoid}}
`

/** A sentence of the contract: names of parameters and values stand between backticks there. */
function words(text: string): string {
  return escapeText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

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
