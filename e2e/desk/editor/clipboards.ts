import { READ_CLIPBOARDS } from './readClipboards.ts';

/**
 * HTML as applications put it on the clipboard, with the Markdown that a text contains after the paste. Entries with a source are shortened
 * from it, with some words of our own; the others imitate the application's HTML.
 */
export const CLIPBOARDS: Readonly<Record<string, readonly [html: string, markdown: string]>> = {
  ...READ_CLIPBOARDS,
  // https://github.com/microsoft/roosterjs, cmPasteFromExcelTest.ts
  'Excel, a range': [
    `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<link rel=File-List href="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<style>
<!--table {mso-displayed-decimal-separator:"\\,";} .xl73 {color:black; font-weight:700; border:.5pt solid windowtext;}
--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=227 style='border-collapse:
 collapse;width:170pt'>
<!--StartFragment-->
 <col width=70 style='width:52pt'>
 <col width=75 style='mso-width-source:userset;mso-width-alt:2519;width:56pt'>
 <tr height=38 style='mso-height-source:userset;height:28.5pt'>
  <td height=38 class=xl74 width=70 style='height:28.5pt;width:52pt'>No.</td>
  <td class=xl74 width=75 style='border-left:none;width:56pt'>ID</td>
  <td class=xl73 width=82 style='border-left:none;width:62pt'>Coût par an</td>
 </tr>
 <tr height=40 style='mso-height-source:userset;height:30.0pt'>
  <td height=40 class=xl75 style='height:30.0pt;border-top:none'>1</td>
  <td class=xl72 style='border-top:none;border-left:none'><a
  href="http://www.microsoft.com/">link</a></td>
  <td class=xl76 align=right style='border-top:none;border-left:none'>1 234,50 €</td>
 </tr>
<!--EndFragment-->
</table></body></html>`,
    '| No. | ID | Coût par an |\n| --- | --- | ---: |\n| 1 | [link](http://www.microsoft.com/) | 1 234,50 € |',
  ],
  // https://github.com/microsoft/roosterjs, cmPasteFromExcelTest.ts
  'Excel, two cells of a row': [
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body link="#467886" vlink="#96607D">
<table border=0 cellpadding=0 cellspacing=0 width=134 style='border-collapse:
 collapse;width:100pt'>
 <col width=67 span=2 style='width:50pt'>
 <tr height=19 style='height:14.4pt'>
<!--StartFragment-->
  <td height=19 width=67 style='height:14.4pt;width:50pt'>Test</td>
  <td width=67 style='width:50pt'>Test</td>
<!--EndFragment-->
 </tr>
</table></body></html>`,
    '| Test | Test |\n| --- | --- |\n| | |',
  ],
  // https://github.com/nhn/tui.editor/issues/420: rows, or cells, without their table
  'Excel, rows without their table': [
    `<!--StartFragment--> <col width=70><tr height=20><td height=20>Poste</td><td>Coût</td></tr>
 <tr height=20><td height=20>Temps</td><td align=right>120</td></tr><!--EndFragment-->`,
    '| Poste | Coût |\n| --- | ---: |\n| Temps | 120 |',
  ],
  'Excel, cells without their row': [`<td height=20>Poste</td><td>Coût</td>`, '| Poste | Coût |\n| --- | --- |\n| | |'],
  'Excel, one column': [
    `<table border=0><!--StartFragment--><col width=64><tr><td>Poste</td></tr><tr><td>Temps</td></tr><!--EndFragment--></table>`,
    '| Poste |\n| --- |\n| Temps |',
  ],
  // https://github.com/microsoft/roosterjs, cmPasteFromExcelOnlineTest.ts
  'Excel in a browser': [
    `<html>\r\n<body>\r\n<!--StartFragment--><div ccp_infra_version='3' ccp_infra_timestamp='1696347982050' data-ccp-timestamp='1696347982050'><html><head><meta name=ProgId content=Excel.Sheet><style>table\r\n\t{mso-displayed-decimal-separator:"\\.";}\r\ntd\r\n\t{padding-top:1px;}\r\n</style></head><body link="#0563C1"><table width=209 style='border-collapse:collapse;width:157pt'><!--StartFragment--><col width=64 style='width:48pt'><tr height=38 style='height:28.5pt'><td width=64 height=38 class=xl32 style='width:48pt;height:28.5pt'>No.</td><td width=69 class=xl32>ID</td></tr><tr height=40 style='height:30.0pt'><td height=40 class=xl33>1</td><td class=xl30><a href="http://www.microsoft.com/">link</a></td></tr><!--EndFragment--></table></body></html></div><!--EndFragment-->\r\n</body>\r\n</html>`,
    '| No. | ID |\n| --- | --- |\n| 1 | [link](http://www.microsoft.com/) |',
  ],
  // A page whose rows have a head each, as tables of an encyclopaedia do: written here.
  'a table with a head in each row': [
    `<table><thead><tr><th></th><th>Janvier</th></tr></thead><tbody><tr><th scope="row">Saisie</th><td style="text-align: center">12</td></tr><tr><th scope="row">Relecture</th><td style="text-align: center">8</td></tr></tbody></table>`,
    '| | Janvier |\n| --- | :---: |\n| Saisie | 12 |\n| Relecture | 8 |',
  ],
  // Written here: Outlook writes as Word does.
  'Outlook, a mail': [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head><body lang=FR link="#0563C1" style='word-wrap:break-word'><!--StartFragment--><div class=WordSection1><p class=MsoNormal>Bonjour,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><b><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>De&nbsp;:</span></b><span lang=EN-US> Jeanne &lt;jeanne@exemple.fr&gt;<br><b>Objet&nbsp;:</b> Votre devis<o:p></o:p></span></p><p class=MsoNormal><img width=120 src="cid:image001.png@01D9" alt="logo"></p><p class=MsoNormal>Cordialement<o:p></o:p></p></div><!--EndFragment--></body></html>`,
    'Bonjour,\n\n**De\u00a0:** Jeanne \\<jeanne\\@exemple.fr>\\\n**Objet\u00a0:** Votre devis\n\nCordialement',
  ],
  'Gmail, a mail': [
    `<meta charset='utf-8'><div dir="ltr" style="color: rgb(34, 34, 34); font-family: Arial;"><div>Bonjour,</div><div><br></div><div>Voici <b>deux</b> points&nbsp;:</div><div><ul><li style="margin-left: 15px;">un</li><li>deux</li></ul></div><div>À bientôt<br clear="all"><br>-- <br><div dir="ltr" class="gmail_signature">Camille<img src="https://ci3.googleusercontent.com/x.png" width="1"></div></div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le lun. 3 mars, Jeanne a écrit&nbsp;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)"><div dir="ltr">Merci</div></blockquote></div>`,
    'Bonjour,\n\nVoici **deux** points\u00a0:\n\n- un\n- deux\n\nÀ bientôt\n\n\\--\n\nCamille\n\nLe lun. 3 mars, Jeanne a écrit\u00a0:\n\n> Merci',
  ],
  // Written here, with Notion's closing mark « notionvc ».
  Notion: [
    `<meta charset='utf-8'><h1>Un plan</h1>
<p>Une phrase <strong>forte</strong>, <a href="https://exemple.fr/a">un lien</a>.</p>
<ul>
<li>un
<ul>
<li>dedans</li>
</ul>
</li>
<li>[ ]  à faire</li>
</ul>
<!-- notionvc: 4a471445-5af1-4d72-b11b-94d351a2c8e9 -->`,
    '## Un plan\n\nUne phrase **forte**, [un lien](https://exemple.fr/a).\n\n- un\n  - dedans\n- \\[ ] à faire',
  ],
  // Written here: Pages, Notes and TextEdit write as « Cocoa HTML Writer » does.
  'Apple Pages': [
    `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2299.4"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px 'Helvetica Neue'} li.li1 {margin: 0.0px} span.s1 {font-kerning: none} span.Apple-tab-span {white-space:pre}</style></head><body>
<p class="p1"><span class="s1"><b>Gras</b> et <i>italique</i><span class="Apple-converted-space">  </span>ici</span></p>
<p class="p2"><span class="s1"></span><br></p>
<ul class="ul1"><li class="li1"><span class="s1"></span><span class="s1">Premier</span></li><li class="li1">Second</li></ul>
<table cellspacing="0" cellpadding="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><b>Poste</b></p></td><td valign="top" class="td1"><p class="p1"><b>Coût</b></p></td></tr><tr><td valign="top" class="td1"><p class="p1">Temps</p><p class="p1">passé</p></td><td valign="top" class="td1"><p class="p1">120</p></td></tr></tbody></table>
</body></html>`,
    '**Gras** et *italique* ici\n\n- Premier\n- Second\n\n| Poste | Coût |\n| --- | --- |\n| Temps passé | 120 |',
  ],
};
