import { cssVariables } from '#charts/tokens.ts'
import type { FigureLook } from './figure-request.ts'

/** Where the product's type is for pages without a build. */
export const TYPE_ADDRESS = '/embed/inter.woff2'

/** The styles of a page with one figure, in the colours and letters that its address asks for. */
export function pageStyle({ paper }: FigureLook): string {
  const colours = Object.entries(cssVariables(paper.mode)).map(([name, value]) => `${name}:${value}`)
  const size = 14 * paper.fontScale
  return `@font-face{font-family:'Inter Variable';font-weight:400 700;font-display:swap;src:url(${TYPE_ADDRESS}) format('woff2')}
:root{${colours.join(';')};color-scheme:${paper.mode}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:${size}px/1.45 var(--font-family)}
main{max-width:920px;margin:0 auto;padding:16px 16px 12px}
h1{margin:0;font-size:1.2em;line-height:1.25;font-weight:680}
p{margin:6px 0}
a{color:var(--accent)}
.sub,.foot,.summary{color:var(--ink2)}
.foot{font-size:.86em}
.foot p{margin:4px 0}
.key,.links{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:10px 0;padding:0;font-size:.93em;color:var(--ink2)}
.key li{display:flex;align-items:center;gap:5px}
figure{margin:8px 0;position:relative}
.plot svg{display:block;width:100%;height:auto}
.narrow{display:none}
@media (max-width:560px){.wide{display:none}.narrow{display:block}}
.scroll{overflow:auto;position:relative;margin:12px 0;max-width:100%}
table{border-collapse:collapse;font-size:.93em;font-variant-numeric:tabular-nums}
caption,.ear{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{padding:5px 12px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{font-weight:600;color:var(--ink2)}
.number{text-align:right}
.number,tbody th{white-space:nowrap}
.long{min-width:220px}
.bar{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 16px;border-top:1px solid var(--line);margin-top:10px;padding-top:8px;font-size:.86em;color:var(--ink2)}
.bar a{overflow-wrap:anywhere}
.bar strong{color:var(--ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media print{.scroll{overflow:visible}}`
}
