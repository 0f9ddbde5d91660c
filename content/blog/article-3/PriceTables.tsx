import styled from '@emotion/styled';
import { Cite } from '../../../components/article/Cite.tsx';
import { Block, BlockLabel, Table, Under } from '../../../components/article/toolParts.tsx';
import { Ordinals } from '../../../components/french/titles.tsx';
import { color } from '../../../components/theme.ts';
import { comparing } from '../../../data/blog/comparing.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { dayInProse } from '../../../data/french/frenchDates.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { announcedModels, type Price } from './announced.ts';
import { currentModels, monthCost, perplexitySeat } from './current.ts';

const { word } = doctrine.missing;

const dollars = (value: number | null, digits: number): string =>
  value === null ? word : `${decimal(value, digits)}\u00a0$`;

/** A price as its maker writes it: cents only where there are some. */
const price = (value: number) => dollars(value, Number.isInteger(value) ? 0 : 2);

/** Formats the prices of input and output, `15 $ / 75 $`; a missing price is replaced by a word. */
const bothPrices = ({ input, output }: Price): string =>
  input === null || output === null ? word : `${price(input)}\u00a0/\u00a0${price(output)}`;

/**
 * Sets « 1er décembre 2026 », the day on which two models end, in bold. The build puts a no-break space into the date, so any kind of space
 * matches.
 */
const marked = (text: string) =>
  text.split(/(1er\sdécembre\s2026)/).map((piece, index) =>
    index % 2 === 1 ? (
      <strong key={piece}>
        <Ordinals text={piece} />
      </strong>
    ) : (
      piece
    ),
  );

/** Table of the models of the dated list: price at their announcement, day of their end, and the cost of an ordinary month. */
export const AnnouncedTable = () => (
  <Block>
    <BlockLabel>Tarifs à l’annonce, hors taxes, accès par programme ; arrêt fixé par l’éditeur</BlockLabel>
    <Table>
      <caption className="sr">Modèles par date d’annonce, tarif à cette date, arrêt et coût d’un mois d’usage</caption>
      <thead>
        <tr>
          <th scope="col">Modèle</th>
          <th scope="col" className="drop">
            Annoncé le
          </th>
          <th scope="col" className="drop">
            Arrêt
          </th>
          <th scope="col" className="number drop">
            Entrée / sortie, par million
          </th>
          <th scope="col" className="number">
            {`${comparing.job.times} requêtes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {announcedModels.map((model) => (
          <tr key={model.name}>
            <th scope="row">
              {`${model.company}, `}
              <span className="nowrap">{model.name}</span>
              <Cite id={model.source} />
              <Cite id={model.stopSource} />
              <Under>{marked(`${model.announced} ; arrêt le ${model.stopped} ; ${bothPrices(model)}`)}</Under>
            </th>
            <td className="drop">{model.announced}</td>
            <td className="drop">{marked(model.stopped)}</td>
            <td className="number drop">{bothPrices(model)}</td>
            <td className="number">{dollars(monthCost(model), 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Block>
);

const Dated = styled.span`
  display: block;
  font-weight: 400;
  font-size: 15px;
  color: ${color['ink-2']};
`;

/** Table of the models on sale at the six vendors, from the vendors' pages on the day they were read. */
export const CurrentTable = () => (
  <Block>
    <BlockLabel>Modèles en vente, pages lues en copie le jour dit, prix hors taxes</BlockLabel>
    <Table>
      <caption className="sr">Modèles en vente, prix, contexte, arrêt annoncé et coût d’un mois d’usage</caption>
      <thead>
        <tr>
          <th scope="col">Modèle</th>
          <th scope="col" className="number drop">
            Entrée / sortie, par million
          </th>
          <th scope="col" className="number drop">
            Contexte, jetons
          </th>
          <th scope="col" className="drop">
            Arrêt
          </th>
          <th scope="col" className="number">
            {`${comparing.job.times} requêtes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {currentModels.map((model) => (
          <tr key={model.name}>
            <th scope="row">
              {model.name.startsWith(model.company) ? model.name : `${model.company}, ${model.name}`}
              <Cite id={model.source} />
              <Dated>{`${model.dated} ; lu le ${dayInProse(model.readOn)}`}</Dated>
              <Under>
                {marked(
                  [
                    `prix : ${bothPrices(model)}${model.next ? `, ${model.next}` : ''}`,
                    `contexte : ${model.context ?? word}`,
                    `arrêt : ${model.stop ?? word}`,
                  ].join(' ; '),
                )}
              </Under>
            </th>
            <td className="number drop">
              {bothPrices(model)}
              {model.next && <Dated>{marked(model.next)}</Dated>}
            </td>
            <td className="number drop">{model.context ?? word}</td>
            <td className="drop">{model.stop ?? word}</td>
            <td className="number">{dollars(monthCost(model), 2)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            Perplexity, Enterprise Pro
            <Cite id="perplexity-equipe" />
            <Dated>{`page sans date ; lu le ${dayInProse(perplexitySeat.readOn)}`}</Dated>
            <Under>{`par mois, ou ${perplexitySeat.yearly}\u00a0$ par an et par siège`}</Under>
          </th>
          <td className="number drop">au siège, par mois</td>
          <td className="number drop">{word}</td>
          <td className="drop">{word}</td>
          <td className="number">{`${perplexitySeat.monthly}\u00a0$ par siège`}</td>
        </tr>
      </tbody>
    </Table>
  </Block>
);
