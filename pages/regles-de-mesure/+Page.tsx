import { DocumentLayout } from '../../components/legal/LegalLayout.tsx';
import { Prose } from '../../components/prose/Prose.tsx';
import { methodRules, rulesPage } from '../../data/blog/methodRules.ts';

const headings = methodRules.map(({ id, title }) => ({ id, text: title }));

/** The rules of measure the articles, the calculators and the samples apply. */
export const Page = () => (
  <DocumentLayout title={rulesPage.title} lead={rulesPage.lead} updated={rulesPage.updated} headings={headings}>
    <Prose>
      {methodRules.map(({ id, title, sentences }) => [
        <h2 key={id} id={id}>
          {title}
        </h2>,
        <ul key={title}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>,
      ])}
    </Prose>
  </DocumentLayout>
);
