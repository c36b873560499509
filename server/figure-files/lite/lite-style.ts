import { type Mode, tokens } from '#charts/tokens.ts'

/** The tokens that lite pages use, as variables. */
const USED = ['canvas', 'subtle', 'line', 'control', 'ink', 'ink2', 'accent', 'accent-text'] as const

/** How lite pages look: the letters of the device, the colours of the product, light or dark as the device is. */
export function liteStyle(): string {
  return `:root{color-scheme:light dark;${variables('light')}}@media(prefers-color-scheme:dark){:root{${variables('dark')}}}${RULES}`
}

function variables(mode: Mode): string {
  return USED.map((name) => `--${name}:${tokens[mode][name]}`).join(';')
}

const RULES = `*{box-sizing:border-box}
body{margin:0 auto;max-width:760px;padding:0 16px 32px;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}
header{padding:12px 0;border-bottom:1px solid var(--line)}footer{margin-top:32px;padding-top:8px;border-top:1px solid var(--line)}
h1{font-size:1.5em;line-height:1.25;margin:20px 0 8px}h2{font-size:1.15em;line-height:1.3;margin:28px 0 4px}h3{font-size:1em;margin:16px 0 0}p{margin:6px 0}
a{color:var(--accent)}.soft{color:var(--ink2)}.small{font-size:.875em}
form{margin:10px 0 0}input,select,button{font:inherit;min-height:44px;max-width:100%;padding:6px 10px;border:1px solid var(--control);border-radius:6px;background:var(--canvas);color:var(--ink)}
button{background:var(--accent);border-color:var(--accent);color:var(--accent-text);padding:6px 18px}input[type=search]{width:calc(100% - 110px);max-width:420px}
.choice{padding:12px;margin:16px 0;background:var(--subtle);border-radius:8px}.choice label{display:block;margin-bottom:8px}.choice select{display:block;width:100%}
nav ul,.key{list-style:none;margin:10px 0;padding:0}nav li,.key li{display:inline-block;margin:0 16px 6px 0}nav a{display:inline-block;padding:4px 0}
.key{font-size:.875em;color:var(--ink2)}.key svg{vertical-align:-2px;margin-right:4px}
figure{margin:8px 0}figure>svg,.paper>svg{display:block;width:100%;max-width:520px;height:auto}.paper{background:#fff;color:#17201b}
summary{padding:10px 0;cursor:pointer;color:var(--accent)}.scroll{overflow-x:auto;position:relative}table{border-collapse:collapse;font-size:.875em;font-variant-numeric:tabular-nums}
th,td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}thead th{color:var(--ink2)}.number{text-align:right}.long{min-width:220px}td,tbody th{min-width:5em}td small{display:block;color:var(--ink2)}
caption,.ear{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}li{margin:6px 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`
