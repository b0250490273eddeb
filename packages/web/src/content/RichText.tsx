import { Link } from 'react-router';
import type { RichBlock, TextSpan } from '@greenroom/core/content/rich-text';
import css from './RichText.module.css';

const SpanView = ({ span: { href, strong, text } }: { readonly span: TextSpan }) => {
  if (href !== undefined && href.startsWith('/')) return <Link to={href}>{text}</Link>;
  if (href !== undefined)
    return (
      <a href={href} rel="noopener noreferrer">
        {text}
      </a>
    );
  return strong ? <strong>{text}</strong> : text;
};

// A text does not change while it is shown, so the place in it is the key.
const Spans = ({ spans }: { readonly spans: readonly TextSpan[] }) =>
  spans.map((span, index) => <SpanView key={`${index} ${span.text}`} span={span} />);

const BlockView = ({ block }: { readonly block: RichBlock }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((spans, index) => (
            <li key={`${index} ${spans[0]?.text ?? ''}`}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
  }
};

/** A text of the operator, as elements: nothing in it can be more than words and links. */
export const RichText = ({ blocks }: { readonly blocks: readonly RichBlock[] }) => (
  <div className={`stack gap-3 readable break-anywhere ${css.text}`}>
    {blocks.map((block, index) => (
      <BlockView key={`${index} ${block.kind}`} block={block} />
    ))}
  </div>
);
