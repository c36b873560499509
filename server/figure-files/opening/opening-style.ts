/**
 * The look of the opening of a page: as the page will stand there, with its own tokens and letters. Until it
 * goes, the page is drawn unseen below it. A reader who chose a language earlier is not shown another first:
 * `first-paint.js` says so on the root. That script also sets the tokens: where none runs, letters without serifs stand in their place.
 */
export function openingStyle(): string {
  return RULES
}

const RULES = `:root[data-other-words] #opening{display:none}
:root:not([data-other-words]) #opening~#root{position:absolute;top:0;left:0;width:100%;visibility:hidden}
@media(scripting:none){body{font-family:sans-serif}}#opening{padding-bottom:32px}#opening>*{padding:0 32px}
#opening .bar{display:grid;grid-template-columns:34px 1fr;gap:0 14px;align-content:center;min-height:63px;border-top:3px solid var(--flag);border-bottom:1px solid var(--line)}#opening :is(img,.bar svg){grid-row:1/3;width:100%;align-self:center;fill:var(--mark)}#opening .bar b{font-size:var(--size-16);line-height:1.25;font-weight:650}
#opening small{color:var(--ink3);font-size:var(--size-11);font-weight:600;letter-spacing:.05em;line-height:1.3;text-transform:uppercase}
#opening .tab{line-height:44px;border-bottom:1px solid var(--line)}
#opening .controls{min-height:82px;padding-top:30px;background:var(--subtle);border-bottom:1px solid var(--line);color:var(--ink3)}
#opening h1{margin:24px 0 8px}#opening .answer{max-width:924px;font-size:var(--size-16);line-height:1.45;color:var(--ink2)}#opening .answer b{color:var(--ink)}
#opening h2{margin:28px 0 2px;font-size:var(--size-16)}#opening .soft{font-size:var(--size-13);color:var(--ink2)}
#opening form{display:flex;max-width:760px;margin:20px 0}#opening form input{flex:1;min-width:0;min-height:52px;padding:0 14px;border:1px solid var(--control);border-radius:8px;background:var(--canvas);color:var(--ink);font-size:var(--size-16)}#opening form button{margin-left:8px;padding:0 18px;border:0;border-radius:6px;background:var(--accent);color:var(--accent-text)}
#opening figure{margin:12px 0}#opening figure>svg{display:block;width:100%;max-width:860px;height:auto}
#opening .key{list-style:none;margin:0 0 8px;padding:0;font-size:var(--size-13);color:var(--ink2)}#opening .key li{display:inline-block;margin-right:16px}#opening .key svg{margin-right:4px;vertical-align:-2px}
@media(max-width:1099px){#opening>*{padding-left:24px;padding-right:24px}}
@media(max-width:700px){#opening .bar{grid-template-columns:28px 1fr;padding-top:6px;padding-bottom:6px}#opening>*{padding-left:16px;padding-right:16px}#opening .controls{min-height:65px;padding-top:20px}#opening .tab{line-height:60px}}`
