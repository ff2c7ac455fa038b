const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** These pages load nothing and run nothing, wherever they are opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;color:#2a2140;background:#fffdfb;max-width:46rem;margin:2rem auto;padding:0 1.25rem}
h1,h2{line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.25rem}ul{list-style:none;padding:0;margin:0}li{padding:.3rem 0}
li time{display:inline-block;min-width:3.5rem;color:#5b5170}blockquote{margin:.3rem 0 .6rem 3.5rem;padding:.4rem .9rem;border-left:3px solid #b6a3ea;white-space:pre-wrap;overflow-wrap:anywhere}
svg{display:block;max-width:100%;margin:.3rem 0 .6rem 3.5rem;border:1px solid #b6a3ea;border-radius:1rem}
table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0}code{overflow-wrap:anywhere}
@media print{body{margin:0;max-width:none}section{break-inside:avoid-page}}`;

export const pageStart = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
`;

export const pageEnd = '</main>\n</body>\n</html>\n';
